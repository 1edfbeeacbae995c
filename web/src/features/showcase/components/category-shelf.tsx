import { plantCategories } from '../plant-categories.ts';
import { PlantCategoryCard } from './plant-category-card.tsx';

export function CategoryShelf() {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-[1.9rem] desk:text-[2.5rem]">
        Which of them live with you?
      </h2>
      <ul className="mt-6 grid items-start gap-4 sm:grid-cols-2 desk:mt-8 desk:grid-cols-3 desk:gap-6">
        {plantCategories.map((category) => (
          <li key={category.id}>
            <PlantCategoryCard category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
