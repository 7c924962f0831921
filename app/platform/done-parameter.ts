/** The query parameter by which a page confirms the change that redirected to it, for instance `?done=profile`. */
export const DONE_PARAMETER = 'done';
