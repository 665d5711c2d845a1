import { phraseRequests } from '../../interpreter/host-node/phrasebook.ts'

/** A phrase as the variant that readers make of it. */
export const requestOf = phraseRequests()
