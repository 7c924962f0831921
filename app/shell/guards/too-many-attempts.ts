export const GUESSES = {burst: 10, perSecond: 0.1};
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Wait a moment, then try again.';
