import {attempt} from '~/platform/attempt';

const KEY = 'login-tried';

/**
 * Remembers in this tab that a login form was sent, because the next page is another document. Returns once whether
 * that login succeeded.
 */
export function takeLoginMark(isLoggedIn: boolean): boolean {
  const take = () => {
    const wasTried = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wasTried;
  };
  return (attempt(take) ?? false) && isLoggedIn;
}

/** Call it only with advertising consent, because nothing else needs the mark. */
export function watchLoginForm(isAllowed: () => boolean): void {
  document.addEventListener('submit', ({target}) => {
    const isLogin =
      target instanceof HTMLFormElement &&
      target.querySelector('[type="email"]') !== null &&
      target.querySelector('[autocomplete="current-password"]') !== null;
    if (!isLogin || !isAllowed()) return;
    /* If storage is blocked, the login isn't reported. */
    attempt(() => sessionStorage.setItem(KEY, '1'));
  });
}
