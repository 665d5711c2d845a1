/** The part of Trusted Types that is used here; browsers without them do without. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): object }
    }
  | undefined
