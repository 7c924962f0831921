import type {CustomerSegment, GivingStore} from '~/domains/giving-eligibility/giving-store';
import type {GivingClient} from '~/services/giving/giving-client';
import type {Cause} from '../cause';
import {NO_DONATION, type CartDonationInput, type Donation} from '../donation';
import type {ReplyCache} from '../rules/reply-cache';
import type {Tracking} from '../tracking';
import type {Attempt} from './attempt';
import type {GivingEvents} from './giving-events';

export interface GivingState {
  /** `hidden`: the store didn't load, is inactive, or excludes the shopper. */
  phase: 'loading' | 'open' | 'hidden';
  store: GivingStore | null;
  segment: CustomerSegment | null;
  tracking: Tracking | null;
}

export const START: GivingState = {phase: 'loading', store: null, segment: null, tracking: null};

export interface ProductOnPage {
  /** The product's number in the shop. */
  cmsId: string;
  /** Per item, with the chosen plan. */
  priceCents: number;
  quantity: number;
}

export type CartOnPage = Pick<CartDonationInput, 'cmsIds' | 'cartDiscount'>;

/** Causes by id. */
export type Causes = Record<string, Cause>;

/** The data of a widget. */
export interface GivingView {
  isShown: boolean;
  donation: Donation;
  /** The causes of the donation that could be read. */
  causes: Causes;
}

/** The data of a hidden widget (GIVE-41). */
export const NO_VIEW: GivingView = {isShown: false, donation: NO_DONATION, causes: {}};

/** Shared by the parts of giving. */
export interface GivingTools {
  client: GivingClient;
  cache: ReplyCache;
  events: GivingEvents;
  attempt: Attempt;
  state(): GivingState;
  change(next: Partial<GivingState>): void;
}
