export const GUESSES = {burst: 10, perSecond: 0.1};
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Wait a moment, then try again.';

export function retryAfterInit(seconds: number) {
  return {status: 429, headers: {'Retry-After': String(seconds)}};
}
