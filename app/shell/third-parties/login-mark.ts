const KEY = 'login-tried';

/**
 * Notes in this tab that a login form was sent, because the page after it is another document. Returns whether the
 * login before this page succeeded, once.
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

/** Call it with advertising consent only: nothing else needs the mark. */
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
      /* Without storage the login isn't reported. */
    }
  });
}
