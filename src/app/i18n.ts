export * from '../api/language.ts'
