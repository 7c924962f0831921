const RESENT_PARAMETER = 'resent';

/**
 * Redirecting to it with 307 makes the browser send the same form again, with the cookies that it has kept. Only then is
 * it known whether it keeps any.
 */
export const resendPath = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${RESENT_PARAMETER}=1`;

export const wasResent = ({url}: {url: string}) => new URL(url).searchParams.has(RESENT_PARAMETER);
