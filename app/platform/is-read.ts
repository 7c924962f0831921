/** Whether a request only asks for something: GET or HEAD. */
export const isRead = ({method}: {method?: string | undefined}): boolean =>
  method === 'GET' || method === 'HEAD';
