import {failure, type Http} from '~/platform/http.server';
import {fail} from '~/platform/result';

/** For fakes of `Http`: the failure of a reply that is no answer, without a log. */
export const refuse: Http['refuse'] = (call, kind, detail) => fail(failure(call, kind, detail));
