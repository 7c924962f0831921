import {z} from 'zod';

export const skeletonMessage = z.object({
  /** Origin of the skeleton, for instance `http://localhost:41234`. */
  origin: z.string(),
  /** Origin of its sandbox. */
  sandbox: z.string(),
});
export type SkeletonMessage = z.output<typeof skeletonMessage>;

const runSchema = skeletonMessage.extend({
  /** What the skeleton has logged. */
  logFile: z.string(),
});
type SkeletonRun = z.output<typeof runSchema>;

/* Playwright's workers are processes that inherit the environment of the one that ran the set-up. */
const NAME = 'SKELETON_RUN';

export function keepRun(run: SkeletonRun): void {
  process.env[NAME] = JSON.stringify(run);
}

export function readRun(): SkeletonRun {
  return runSchema.parse(JSON.parse(process.env[NAME] ?? 'null'));
}
