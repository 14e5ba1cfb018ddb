/** Part of the challenge to who showed a token that is not good here, rather than none (RFC 6750). */
export const BAD_TOKEN = 'error="invalid_token"'
