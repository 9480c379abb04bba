export * from '../api/session.ts'
