/** The provider's error response to a call that its rules don't allow. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404,
    readonly body: Record<string, string | string[]>,
  ) {
    super(JSON.stringify(body));
  }
}

export const notFound = () => new Refusal(404, {detail: 'Not found.'});
export const invalid = (field: string, problem: string) => new Refusal(400, {[field]: [problem]});
export const notAllowed = (problem: string) => invalid('non_field_errors', problem);
export const locked = () => notAllowed('This order can no longer be changed.');
