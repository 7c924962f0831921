import {useEffect, useState, type FormEvent} from 'react';
import {useSite} from '~/domains/session/site-context';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {useAnnounce} from '~/ui/announcer';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {whenIdle} from '~/ui/when-idle';
import {whenPresent} from '~/ui/when-present';
import {readKept} from './kept-handles';
import type {Tools, Tray} from './tools/shopper-tools';
import {COMPARE_FORM, FAVORITE_FORM} from './tools/tool-forms';

const loadTools = createLoader(() => import('./tools/shopper-tools'));
const loadTray = createLoader(() => import('./tools/compare-tray.client'));

const FAVORITE_BUTTON = '.tool-favorite';

let tools: Promise<Tools> | undefined;

/**
 * Render it once per page: the favorite and compare buttons of all cards submit these forms. Their code is loaded on the
 * first press, or, if this shopper has used them before, once the page has such buttons.
 */
export function ToolForms() {
  const isCustomer = useIsCustomer();
  const {cookieSuffix: suffix} = useSite();
  const announce = useAnnounce();
  const [tray, setTray] = useState<Tray | null>(null);

  function start(): Promise<Tools> {
    tools ??= loadTools().then(({startTools}) =>
      startTools({isCustomer, suffix, announce, setTray}),
    );
    tools.catch(() => (tools = undefined));
    return tools;
  }

  useEffect(() => {
    /* Reading the cookie properly takes code that most pages don't need. */
    const mayHaveFavorites = document.cookie.includes('favorites');
    const hasCompared = readKept('compare').length > 0;
    if (!isCustomer && !mayHaveFavorites && !hasCompared) return;
    const startIfPossible = () => void start().catch(() => undefined);
    /* The bar of compared products is on every page. */
    return hasCompared ? whenIdle(startIfPossible) : whenPresent(FAVORITE_BUTTON, startIfPossible);
    // Once per page load: a shopper's lists don't change by themselves.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isCustomer]);

  function press(event: FormEvent<HTMLFormElement>) {
    const {submitter} = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    start().then(
      ({toggle}) => toggle(submitter),
      () => announce('That didn’t work. Try again in a moment.'),
    );
  }

  return (
    <>
      <form id={COMPARE_FORM} onSubmit={press} hidden />
      <form id={FAVORITE_FORM} onSubmit={press} hidden />
      {tray && (
        <Island load={loadTray} props={{...tray, isCustomer, onClose: () => setTray(null)}} />
      )}
    </>
  );
}
