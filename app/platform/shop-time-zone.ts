export const SHOP_TIME_ZONE = 'America/Denver';
