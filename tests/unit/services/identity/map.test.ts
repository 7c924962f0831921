import {expect, it} from 'vitest';
import {accountReply} from '~/services/identity/contract';
import {mapAccount} from '~/services/identity/map';

const REPLY = {UID: 'uid-1', isVerified: true, profile: {email: 'ada@example.com'}};
const clinic = (orgName: string, status = 'active') => ({orgId: orgName, orgName, status});

it.each([
  ['none', undefined, null],
  ['an empty list', {organizations: []}, null],
  ['one that is active', {organizations: [clinic('Old', 'pending'), clinic('New')]}, 'New'],
  ['one that is pending', {organizations: [clinic('Old', 'pending')]}, null],
  ['one without a name', {organizations: [{orgId: 'new', status: 'active'}]}, null],
  ['something else', {organizations: 7}, null],
  ['two that are active', {organizations: [clinic('Old'), clinic('New')]}, null],
])(
  'ACCT-91 mapAccount of an account with %s names the clinic only if it’s certain',
  (_what, groups, name) => {
    expect(mapAccount(accountReply.parse({...REPLY, groups})).organizationName).toBe(name);
  },
);

it.each([
  ['80203-1234', '80203'],
  [' 80203', '80203'],
  ['80203', '80203'],
  ['', null],
])(
  'ID-120 an account with the zip code "%s" has %s, which the shop can deliver to',
  (zip, known) => {
    const reply = {...REPLY, profile: {...REPLY.profile, zip}};
    expect(mapAccount(accountReply.parse(reply)).zip).toBe(known);
  },
);
