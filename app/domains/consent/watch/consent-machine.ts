import {NO_CHOICES, type Choice, type Choices} from '../consent';
import type {ThirdPartyPage} from '../page-types';
import type {ThirdParty, ThirdPartyId} from '../third-parties';

export type Party = {id: ThirdPartyId} & Pick<ThirdParty, 'category' | 'pages' | 'removeOnDecline'>;

/** A third party in this document. A script that was loaded stays loaded, unless its elements are removed. */
interface PartyState {
  script: 'none' | 'loading' | 'loaded' | 'failed';
  /** Consent is missing, so it must not be used (CONS-08). */
  isRemoved: boolean;
}

export interface ConsentState {
  choices: Choices;
  page: ThirdPartyPage | null;
  parties: Partial<Record<ThirdPartyId, PartyState>>;
}

export type ConsentEvent =
  /** The privacy manager has replied: first load, submitted preferences, another tab, or a restored page. */
  | {kind: 'answered'; choices: Choices}
  /** The first page, and each navigation. */
  | {kind: 'shown'; page: ThirdPartyPage | null}
  | {kind: 'loaded' | 'failed'; id: ThirdPartyId};

export interface Effect {
  kind:
    | 'load'
    /** Runs the callbacks that are registered for the script (CONS-06). */
    | 'run-callbacks'
    /** Removes the elements, cookies and storage of the third party (CONS-09). */
    | 'remove';
  id: ThirdPartyId;
}

interface Step {
  state: ConsentState;
  effects: Effect[];
}

export function initialConsent(parties: readonly Party[]): ConsentState {
  const states = parties.map(({id}) => [id, {script: 'none', isRemoved: true}] as const);
  return {choices: NO_CHOICES, page: null, parties: Object.fromEntries(states)};
}

/**
 * The state after an event, and its effects. Each script is loaded once per document, and its callbacks run once per
 * load; after removal of its elements, a new consent loads it again (CONS-05).
 */
export function stepConsent(
  parties: readonly Party[],
  before: ConsentState,
  event: ConsentEvent,
): Step {
  switch (event.kind) {
    case 'answered':
      return settle(parties, before, {...before, choices: event.choices}, false);
    case 'shown':
      return settle(parties, before, {...before, page: event.page}, true);
    case 'failed':
      return {state: withScript(before, event.id, 'failed'), effects: []};
    case 'loaded': {
      /* A script whose elements were removed while it was loading may still arrive. */
      const party = before.parties[event.id];
      if (party?.script !== 'loading') return {state: before, effects: []};
      const state = withScript(before, event.id, 'loaded');
      return {
        state,
        effects: party.isRemoved ? [] : [{kind: 'run-callbacks', id: event.id}],
      };
    }
  }
}

function settle(
  parties: readonly Party[],
  before: ConsentState,
  after: ConsentState,
  isNavigation: boolean,
): Step {
  const effects: Effect[] = [];
  const states: ConsentState['parties'] = {};
  for (const party of parties) {
    const {id} = party;
    const was = before.parties[id] ?? {script: 'none', isRemoved: true};
    const choice = choiceFor(party, after.choices);
    if (choice !== 'granted') {
      const wasDeclined = choiceFor(party, before.choices) === 'declined';
      const isNews = was.script !== 'none' || (choice === 'declined' && !wasDeclined);
      if (party.removeOnDecline && isNews) effects.push({kind: 'remove', id});
      states[id] = {script: party.removeOnDecline ? 'none' : was.script, isRemoved: true};
      continue;
    }
    /* A script that failed to load is retried on the next page. */
    const canLoad = was.script === 'none' || (was.script === 'failed' && isNavigation);
    if (canLoad && isOnPage(party, after.page)) {
      effects.push({kind: 'load', id});
      states[id] = {script: 'loading', isRemoved: false};
    } else {
      if (was.isRemoved && was.script === 'loaded') effects.push({kind: 'run-callbacks', id});
      states[id] = {...was, isRemoved: false};
    }
  }
  return {state: {...after, parties: states}, effects};
}

function choiceFor({category}: Party, choices: Choices): Choice {
  return category === 'required' ? 'granted' : choices[category];
}

const isOnPage = ({pages}: Party, page: ThirdPartyPage | null) =>
  pages === 'all' || (page !== null && pages.includes(page));

function withScript(
  state: ConsentState,
  id: ThirdPartyId,
  script: PartyState['script'],
): ConsentState {
  const party = state.parties[id];
  if (!party) return state;
  return {...state, parties: {...state.parties, [id]: {...party, script}}};
}
