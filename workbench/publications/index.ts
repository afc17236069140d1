export { answerPublications } from './answer-publications.ts'
