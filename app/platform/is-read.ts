export const isRead = ({method}: {method?: string | undefined}): boolean =>
  method === 'GET' || method === 'HEAD';
