const DELAY_MS = 1000;

/** Starts loading linked pages ahead, one second after this page has loaded (NAV-21). The code for it loads then, too. */
export function startAhead(): void {
  const start = () =>
    setTimeout(
      () =>
        void import('./ahead').then(
          ({watchAhead}) => watchAhead(),
          () => undefined,
        ),
      DELAY_MS,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, {once: true});
}
