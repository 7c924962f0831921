/** Gigya's error codes. The first three digits are the HTTP status. */
export const ERRORS = {
  PENDING_REGISTRATION: {code: 206001, message: 'Account Pending Registration'},
  PENDING_VERIFICATION: {code: 206002, message: 'Account Pending Verification'},
  MISSING_PARAMETER: {code: 400002, message: 'Missing required parameter'},
  TAKEN: {code: 400003, message: 'Unique identifier exists'},
  BAD_FORMAT: {code: 400004, message: 'Invalid parameter format'},
  BAD_VALUE: {code: 400006, message: 'Invalid parameter value'},
  VALIDATION: {code: 400009, message: 'Validation error'},
  INVALID_API_KEY: {code: 400093, message: 'Invalid ApiKey parameter'},
  UNKNOWN_METHOD: {code: 404000, message: 'Not Found'},
  UNAUTHORIZED_USER: {code: 403005, message: 'Unauthorized user'},
  NO_PERMISSION: {code: 403007, message: 'Permission denied'},
  DISABLED: {code: 403041, message: 'Account Disabled'},
  BAD_LOGIN: {code: 403042, message: 'Invalid LoginID'},
  NO_SUCH_USER: {code: 403047, message: 'There is no user with that username or email'},
  RATE_LIMIT: {code: 403048, message: 'Api rate limit exceeded'},
  LOCKED_OUT: {code: 403120, message: 'Account temporarily locked out'},
  SERVER_ERROR: {code: 500001, message: 'General server error'},
} as const;

export type ErrorName = keyof typeof ERRORS;

export interface ValidationError {
  errorCode: number;
  message: string;
  /** For example `profile.firstName`. */
  fieldName: string;
}

/** A method's result, before the common response fields are added. */
export interface Answer {
  error: ErrorName | null;
  /** More specific than the error's own message. */
  details?: string;
  validationErrors?: ValidationError[];
  /** The method's own response fields. */
  fields?: Record<string, unknown>;
}

export const succeeded = (fields: Record<string, unknown> = {}): Answer => ({error: null, fields});

export const refused = (error: ErrorName, details?: string): Answer => ({error, details});

export const invalid = (...validationErrors: ValidationError[]): Answer => ({
  error: 'VALIDATION',
  validationErrors,
});

export const fieldProblem = (
  error: 'TAKEN' | 'BAD_VALUE' | 'MISSING_PARAMETER',
  fieldName: string,
  message: string,
): ValidationError => ({errorCode: ERRORS[error].code, fieldName, message});
