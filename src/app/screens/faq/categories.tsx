import { CategoryCards } from '../../../features/faq/category-cards.tsx'
import { Questions } from './parts/questions.tsx'

/** The categories of the FAQ as cards, and below them the list of all questions. */
export const FaqCategoriesScreen = () => <Questions tab="ALL" cards={<CategoryCards />} />
