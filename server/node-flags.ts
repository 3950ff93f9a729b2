/**
 * How Node runs the service. V8 trades memory for speed that a service of this size does not need:
 * by itself it takes 64 MB for objects that live as long as one request, and lets twice of what is
 * held lie about as garbage.
 */
export const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50'] as const
