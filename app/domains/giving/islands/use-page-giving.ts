import {useEffect, useState} from 'react';
import type {GivingWidgetProps} from '../parts/giving-widget';
import type {Giving} from '../sdk/giving';
import {closePageGiving, handOffOnce, openPageGiving, type CreateClient} from './page-giving';

type Options = Pick<GivingWidgetProps, 'settings' | 'consent' | 'marketing'> & {
  customData: object;
  createClient: CreateClient;
};

/** The page's giving while functional consent lasts; `null` without it. */
export function usePageGiving({
  settings,
  consent,
  marketing,
  customData,
  createClient,
}: Options): Giving | null {
  const [giving, setGiving] = useState<Giving | null>(null);
  const facts = JSON.stringify(customData);

  useEffect(() => {
    if (!consent.functional) {
      closePageGiving();
      setGiving(null);
      return;
    }
    const parsed = JSON.parse(facts) as object;
    setGiving(openPageGiving({settings, customData: parsed, createClient}));
  }, [consent.functional, createClient, facts, settings]);

  useEffect(() => {
    if (!giving || !consent.advertising) return;
    /* The hand-off needs a tracking, which exists once giving is open. */
    return giving.onCause(() => handOffOnce(giving, marketing));
  }, [giving, consent.advertising, marketing]);

  return giving;
}
