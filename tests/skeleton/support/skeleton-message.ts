import {z} from 'zod';

export const skeletonMessage = z.object({
  /** Origin of the skeleton, such as `http://localhost:41234`. */
  origin: z.string(),
  sandbox: z.string(),
});
export type SkeletonMessage = z.output<typeof skeletonMessage>;

const runSchema = skeletonMessage.extend({
  logFile: z.string(),
});
type SkeletonRun = z.output<typeof runSchema>;

/* Playwright's workers inherit the environment of the process that ran the setup. */
const NAME = 'SKELETON_RUN';

export function keepRun(run: SkeletonRun): void {
  process.env[NAME] = JSON.stringify(run);
}

export function readRun(): SkeletonRun {
  return runSchema.parse(JSON.parse(process.env[NAME] ?? 'null'));
}
