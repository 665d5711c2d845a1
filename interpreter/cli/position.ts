import { positionText } from '../save/position.ts'
import type { OptionsOf } from './command-list.ts'
import { configuredFor } from './configured-ruleset.ts'
import { EXIT } from './exit.ts'
import { reportingFault } from './fault-report.ts'
import { print } from './output.ts'
import { matchBegun } from './position-argument.ts'
import { asInExample } from './position-from-example.ts'
import { seatCalled } from './players-argument.ts'
import { asRecorded } from './record-file.ts'

/** Prints a position as a text: of the beginning, of an example, of a recorded game, or of a text, in its usual form. */
export function printPosition(
  file: string,
  text: string | undefined,
  options: OptionsOf<'position'>,
): number {
  const begun = options.from === undefined ? asRecorded(options, options.record) : asInExample(file, options)
  const configured = configuredFor(file, begun)
  return reportingFault(
    () => configured,
    () => {
      const { seat, history = false, ...where } = options
      const match = matchBegun(configured, text === undefined ? where : { ...where, position: text })
      print(
        positionText(match, {
          history,
          ...(seat === undefined ? {} : { seat: seatCalled(configured.world.seats, seat) }),
        }),
      )
      return EXIT.fine
    },
  )
}
