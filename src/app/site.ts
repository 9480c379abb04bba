export * from '../api/site.ts'
