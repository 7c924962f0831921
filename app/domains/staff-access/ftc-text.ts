export const FTC_TEXT =
  'I understand that food at staff prices is a benefit that FTC rules ask me to mention when I recommend these products in public.';
