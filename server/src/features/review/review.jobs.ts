import { type Job, stepwise } from '../../jobs/scheduler.ts';
import type { ReviewService } from './review.service.ts';

/** Reviews all gardens that are due. */
export function reviewJob({ review, everySeconds }: { review: ReviewService; everySeconds: number }): Job {
  return stepwise('review', everySeconds, review.reviewSome);
}
