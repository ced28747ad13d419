/** Why a command is not carried out, in one sentence for the person who typed it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
