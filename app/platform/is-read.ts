/** Whether a request only reads: GET or HEAD. */
export const isRead = ({method}: {method?: string | undefined}): boolean =>
  method === 'GET' || method === 'HEAD';
