@rem npm scripts begin with "exec" so that signals reach Node instead of a shell; Windows has no such command.
@%*
