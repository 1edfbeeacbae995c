import { plantListMarkdown } from '../../../../horticulture/plant-lists/markdown.ts';
import { type PlantListQuery, plantList } from '../../../../horticulture/plant-lists/plant-list.ts';

/** The answer to "which plants …?" in Markdown: the plants of the knowledge base that fit, each linked and with its reason. */
export function plantListAnswer(query: PlantListQuery): string {
  return plantListMarkdown(plantList(query));
}
