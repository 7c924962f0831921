const DELAY_MS = 1000;

/** Begins to load pages ahead of the click one second after this page has loaded (NAV-21). Its code loads then, too. */
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
