import {useEffect, useState} from 'react';
import type {Giving} from '../sdk/giving';
import {pageGiving, type PageGivingOptions} from './page-giving';

/** The page's giving; `null` without functional consent. */
export function usePageGiving(options: PageGivingOptions): Giving | null {
  const {settings, createClient, consent, marketing, customData, isCustomer} = options;
  const {functional, advertising} = consent;
  const [giving, setGiving] = useState<Giving | null>(null);
  /* As text, because each render makes new objects. */
  const facts = JSON.stringify({marketing, customData});

  useEffect(() => {
    const {marketing: parameters, customData: data} = JSON.parse(facts) as Pick<
      PageGivingOptions,
      'marketing' | 'customData'
    >;
    setGiving(
      pageGiving({
        settings,
        createClient,
        consent: {functional, advertising},
        marketing: parameters,
        customData: data,
        isCustomer,
      }),
    );
  }, [settings, createClient, functional, advertising, facts, isCustomer]);

  return giving;
}
