import {describe, expect, it} from 'vitest';
import {consentOf, NO_CHOICES, type Choice, type Choices} from '~/domains/consent/consent';
import {
  initialConsent,
  stepConsent,
  type ConsentEvent,
  type ConsentState,
  type Party,
} from '~/domains/consent/watch/consent-machine';

const PARTIES: Party[] = [
  {id: 'privacyManager', category: 'required', pages: 'all', removeOnDecline: false},
  {id: 'reviews', category: 'functional', pages: ['product detail'], removeOnDecline: true},
  {id: 'errorReporting', category: 'functional', pages: 'all', removeOnDecline: false},
  {id: 'tagManager', category: 'advertising', pages: 'all', removeOnDecline: true},
];

const CHOICES: Choice[] = ['unset', 'granted', 'declined'];
const ALL_CHOICES: Choices[] = CHOICES.flatMap((functional) =>
  CHOICES.map((advertising) => ({functional, advertising})),
);
const GRANTED: Choices = {functional: 'granted', advertising: 'granted'};
const DECLINED: Choices = {functional: 'declined', advertising: 'declined'};

const answered = (choices: Choices): ConsentEvent => ({kind: 'answered', choices});
const SHOWN: ConsentEvent = {kind: 'shown', page: 'product detail'};

/** Runs the events, as if each script loaded at once, and lists the effects in order. */
function run(events: ConsentEvent[]) {
  let state: ConsentState = initialConsent(PARTIES);
  const effects: string[] = [];
  const send = (event: ConsentEvent) => {
    const step = stepConsent(PARTIES, state, event);
    state = step.state;
    for (const {kind, id} of step.effects) {
      effects.push(`${kind} ${id}`);
      if (kind === 'load') send({kind: 'loaded', id});
    }
  };
  events.forEach(send);
  const removed = PARTIES.filter(({id}) => state.parties[id]?.isRemoved).map(({id}) => id);
  return {effects, removed, state};
}

const loadsOf = (effects: string[]) => effects.filter((effect) => effect.startsWith('load '));

const expectedLoads = ({functional, advertising}: Choices) => [
  'load privacyManager',
  ...(functional === 'granted' ? ['load reviews', 'load errorReporting'] : []),
  ...(advertising === 'granted' ? ['load tagManager'] : []),
];

describe('the consent', () => {
  it('CONS-01 CONS-02 CONS-03 has three booleans; without an answer, only what is required is true', () => {
    expect(consentOf(NO_CHOICES)).toEqual({
      required: true,
      functional: false,
      advertising: false,
    });
  });

  it.each(ALL_CHOICES)(
    'CONS-04 CONS-07 is true only for a granted choice: functional $functional, advertising $advertising',
    (choices) => {
      expect(consentOf(choices)).toEqual({
        required: true,
        functional: choices.functional === 'granted',
        advertising: choices.advertising === 'granted',
      });
    },
  );
});

describe('the consent machine', () => {
  it('loads only what is required before the privacy manager has answered', () => {
    const {effects, removed} = run([SHOWN]);
    expect(effects).toEqual(['load privacyManager', 'run-callbacks privacyManager']);
    expect(removed).toEqual(['reviews', 'errorReporting', 'tagManager']);
  });

  it.each(ALL_CHOICES)(
    'CONS-05 CONS-06 loads each consented script once and runs its callbacks once: functional $functional, advertising $advertising',
    (choices) => {
      /* The same answer also comes with a restored page and from another tab; a navigation asks nothing again. */
      const {effects} = run([SHOWN, answered(choices), SHOWN, answered(choices), SHOWN]);
      expect(loadsOf(effects)).toEqual(expectedLoads(choices));
      const callbacks = effects.filter((effect) => effect.startsWith('run-callbacks '));
      expect(callbacks.map((effect) => effect.replace('run-callbacks', 'load'))).toEqual(
        expectedLoads(choices),
      );
    },
  );

  it.each(ALL_CHOICES)(
    'CONS-08 marks every other script as removed: functional $functional, advertising $advertising',
    (choices) => {
      const allowed = expectedLoads(choices).map((effect) => effect.replace('load ', ''));
      const {removed} = run([SHOWN, answered(GRANTED), answered(choices)]);
      expect(removed).toEqual(PARTIES.map(({id}) => id).filter((id) => !allowed.includes(id)));
    },
  );

  it.each(ALL_CHOICES.filter((choices) => Object.values(choices).includes('unset')))(
    'CONS-07 withdraws what is no longer asserted: functional $functional, advertising $advertising',
    (choices) => {
      const {state} = run([SHOWN, answered(GRANTED), answered(choices)]);
      expect(state.parties.tagManager?.isRemoved).toBe(choices.advertising !== 'granted');
    },
  );

  it('CONS-09 removes the elements of flagged scripts on decline, once, and loads them again with a new consent', () => {
    const {effects} = run([
      SHOWN,
      answered(GRANTED),
      answered(DECLINED),
      answered(DECLINED),
      SHOWN,
      answered(GRANTED),
    ]);
    expect(effects.slice(effects.indexOf('remove reviews'))).toEqual([
      'remove reviews',
      'remove tagManager',
      'load reviews',
      'run-callbacks reviews',
      /* Not flagged, so it stayed loaded. */
      'run-callbacks errorReporting',
      'load tagManager',
      'run-callbacks tagManager',
    ]);
  });

  it('CONS-09 removes what an earlier page left when the first answer is a no', () => {
    expect(run([SHOWN, answered(DECLINED)]).effects.slice(2)).toEqual([
      'remove reviews',
      'remove tagManager',
    ]);
  });

  it('loads a script with the first page that uses it', () => {
    const elsewhere: ConsentEvent = {kind: 'shown', page: 'home'};
    const {effects} = run([elsewhere, answered(GRANTED), elsewhere]);
    expect(loadsOf(effects)).not.toContain('load reviews');
    expect(loadsOf(run([elsewhere, answered(GRANTED), SHOWN, elsewhere, SHOWN]).effects)).toEqual([
      'load privacyManager',
      'load errorReporting',
      'load tagManager',
      'load reviews',
    ]);
  });

  it('tries a failed script again on the next page, not before', () => {
    let state = stepConsent(PARTIES, initialConsent(PARTIES), SHOWN).state;
    state = stepConsent(PARTIES, state, answered(GRANTED)).state;
    state = stepConsent(PARTIES, state, {kind: 'failed', id: 'reviews'}).state;
    expect(stepConsent(PARTIES, state, answered(GRANTED)).effects).toEqual([]);
    expect(stepConsent(PARTIES, state, SHOWN).effects).toEqual([{kind: 'load', id: 'reviews'}]);
  });

  it('CONS-08 ignores a script that arrives after the consent was withdrawn', () => {
    let state = stepConsent(PARTIES, initialConsent(PARTIES), SHOWN).state;
    state = stepConsent(PARTIES, state, answered(GRANTED)).state;
    state = stepConsent(PARTIES, state, answered(DECLINED)).state;
    for (const id of ['reviews', 'errorReporting'] as const) {
      const step = stepConsent(PARTIES, state, {kind: 'loaded', id});
      expect(step.effects).toEqual([]);
      expect(step.state.parties[id]?.isRemoved).toBe(true);
    }
  });

  it('CONS-05 loads a script anew that arrived after the consent was withdrawn and its element removed', () => {
    let state = stepConsent(PARTIES, initialConsent(PARTIES), SHOWN).state;
    for (const event of [
      answered(GRANTED),
      answered(DECLINED),
      {kind: 'loaded', id: 'reviews'} as const,
    ]) {
      state = stepConsent(PARTIES, state, event).state;
    }
    const {effects} = stepConsent(PARTIES, state, answered(GRANTED));
    expect(effects.filter(({id}) => id === 'reviews')).toEqual([{kind: 'load', id: 'reviews'}]);
  });
});
