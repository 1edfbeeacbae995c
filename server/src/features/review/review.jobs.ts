import { type Job, stepwise } from '../../jobs/scheduler.ts';
import type { ReviewService } from './review.service.ts';

/** Looks at all gardens whose day begins. */
export function reviewJob({ review, everySeconds }: { review: ReviewService; everySeconds: number }): Job {
  return stepwise('review', everySeconds, review.reviewSome);
}
