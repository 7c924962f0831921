const KEY = 'login-tried';

/**
 * Remembers in this tab that a login form was sent, because the next page is another document. Returns once whether
 * that login succeeded.
 */
export function takeLoginMark(isLoggedIn: boolean): boolean {
  try {
    const wasTried = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wasTried && isLoggedIn;
  } catch {
    return false;
  }
}

/** Call it only with advertising consent, because nothing else needs the mark. */
export function watchLoginForm(isAllowed: () => boolean): void {
  document.addEventListener('submit', ({target}) => {
    const isLogin =
      target instanceof HTMLFormElement &&
      target.querySelector('[type="email"]') !== null &&
      target.querySelector('[autocomplete="current-password"]') !== null;
    if (!isLogin || !isAllowed()) return;
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      /* Storage is blocked, so the login isn't reported. */
    }
  });
}
