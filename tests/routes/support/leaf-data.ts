import type {Answer} from './shop';

/** Loader data of the matched leaf route. */
export function leafData(answer: Answer): unknown {
  const {loaderData, matches} = answer.page();
  return loaderData[matches.at(-1) ?? ''];
}
