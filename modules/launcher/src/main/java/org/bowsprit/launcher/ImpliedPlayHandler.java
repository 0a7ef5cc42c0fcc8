package org.bowsprit.launcher;

import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.launcher.failure.TypedOption;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs {@code play} if the command line contains only options of {@code play} and no command, for
 * example {@code bowsprit --renderer terminal}.
 *
 * @param fallback the handler for all other invalid command lines
 */
record ImpliedPlayHandler(IParameterExceptionHandler fallback)
    implements IParameterExceptionHandler {

  private static final String PLAY = "play";

  @Override
  public int handleParseException(ParameterException exception, String[] arguments)
      throws Exception {
    if (!isForPlay(exception, arguments)) {
      return fallback.handleParseException(exception, arguments);
    }
    return exception
        .getCommandLine()
        .execute(Stream.concat(Stream.of(PLAY), Stream.of(arguments)).toArray(String[]::new));
  }

  private static boolean isForPlay(ParameterException exception, String... arguments) {
    Map<String, CommandLine> commands = exception.getCommandLine().getSubcommands();
    return exception instanceof UnmatchedArgumentException unmatched
        && unmatched.isUnknownOption()
        && commands.containsKey(PLAY)
        && new TypedOption(unmatched.getUnmatched().get(0)).isOf(commands.get(PLAY))
        && Stream.of(arguments).noneMatch(commands::containsKey);
  }
}
