import {z} from 'zod';
import {readParams, readSubject, type Method} from '../call';
import {succeeded} from '../errors';
import {checkPassword, logIn} from '../log-in';

const loginParams = z.object({
  loginID: z.string(),
  password: z.string(),
  include: z.string().optional(),
});

export const login: Method = (call, identity) => {
  const params = readParams(call, loginParams);
  if (!params.ok) return params.answer;
  const {loginID, password, include} = params.value;
  const checked = checkPassword({loginId: loginID, password}, call, identity);
  return 'account' in checked ? logIn(checked.account, identity, include) : checked;
};

/** `accounts.logout`: ends every session of the account. */
export const logout: Method = (call, identity) => {
  const subject = readSubject(call, identity);
  if (!subject.ok) return subject.answer;
  identity.tokens.endAll('session', subject.value.uid);
  return succeeded();
};
