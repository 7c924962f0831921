import {z} from 'zod';

export const messageReply = z.object({id: z.string()});

export const stockAlertReply = z.object({id: z.string()});
