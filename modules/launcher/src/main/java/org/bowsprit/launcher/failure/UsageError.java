package org.bowsprit.launcher.failure;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Describes the error in a command line, and suggests similar words. */
public final class UsageError {

  private static final Set<Class<?>> INTEGER_TYPES =
      Set.of(int.class, Integer.class, long.class, Long.class, short.class, Short.class);

  private static final Set<Class<?>> DECIMAL_TYPES =
      Set.of(double.class, Double.class, float.class, Float.class);

  private final ParameterException exception;
  private final Texts texts;

  /**
   * Prepares to describe an exception of picocli.
   *
   * @param texts the texts of the command line
   */
  public UsageError(ParameterException exception, Texts texts) {
    this.exception = exception;
    this.texts = texts;
  }

  /** Returns a sentence about the error. */
  public String sentence() {
    if (exception instanceof UnmatchedArgumentException unmatched
        && !unmatched.getUnmatched().isEmpty()) {
      return unmatchedError(unmatched);
    }
    if (exception instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return missingError(missing.getMissing());
    }
    if (exception instanceof OverwrittenOptionException twice) {
      return texts.of("refused.twice", name(twice.getOverwritten()));
    }
    return isWithoutCommand()
        ? missingCommandError()
        : valueError().orElseGet(exception::getMessage);
  }

  private String unmatchedError(UnmatchedArgumentException unmatched) {
    String firstArgument = unmatched.getUnmatched().get(0);
    if (unmatched.isUnknownOption()) {
      return commandWithOption(firstArgument)
          .map(
              command ->
                  texts.of("refused.option-of", new TypedOption(firstArgument).name(), command))
          .orElseGet(() -> texts.of("refused.no-option", firstArgument));
    }
    return commands().isEmpty()
        ? texts.of("refused.too-many", firstArgument)
        : texts.of("refused.no-command", firstArgument);
  }

  /**
   * Returns the first command that has an option; empty if no command has it. The program itself
   * does not have the option.
   */
  private Optional<String> commandWithOption(String option) {
    return commands().entrySet().stream()
        .filter(each -> new TypedOption(option).isOf(each.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private Map<String, CommandLine> commands() {
    return exception.getCommandLine().getSubcommands();
  }

  private String missingError(List<ArgSpec> missingArguments) {
    ArgSpec firstMissing = missingArguments.get(0);
    if (firstMissing instanceof OptionSpec option && !option.required()) {
      return texts.of("refused.missing-value", option.longestName(), option.paramLabel());
    }
    return texts.of(
        "refused.missing",
        missingArguments.stream()
            .map(each -> each.isOption() ? name(each) + " " + each.paramLabel() : name(each))
            .collect(Collectors.joining(", ")));
  }

  private boolean isWithoutCommand() {
    return exception.getArgSpec() == null
        && !commands().isEmpty()
        && !(exception.getCommandLine().getCommandSpec().userObject() instanceof Callable);
  }

  private String missingCommandError() {
    return texts.of("refused.missing-command", String.join(", ", commands().keySet()));
  }

  private Optional<String> valueError() {
    ArgSpec argument = exception.getArgSpec();
    if (argument == null) {
      return Optional.empty();
    }
    if (argument.typeInfo().isMap()) {
      return Optional.of(texts.of("refused.key-value", name(argument)));
    }
    if (exception.getValue() == null) {
      return Optional.empty();
    }
    Class<?>[] types = argument.auxiliaryTypes();
    return valueError(argument, types.length == 0 ? argument.type() : types[types.length - 1]);
  }

  private Optional<String> valueError(ArgSpec argument, Class<?> type) {
    if (INTEGER_TYPES.contains(type)) {
      return Optional.of(texts.of("refused.whole-number", name(argument), exception.getValue()));
    }
    if (DECIMAL_TYPES.contains(type)) {
      return Optional.of(texts.of("refused.number", name(argument), exception.getValue()));
    }
    if (type == boolean.class || type == Boolean.class) {
      return Optional.of(texts.of("refused.no-value", name(argument), exception.getValue()));
    }
    return type.isEnum()
        ? Optional.of(
            texts.of("refused.choose", name(argument), exception.getValue(), choices(type)))
        : Optional.empty();
  }

  private static String choices(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .collect(Collectors.joining(", "));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  /** Returns a suggestion; empty if no word is similar. */
  public Optional<String> suggestion() {
    if (!(exception instanceof UnmatchedArgumentException unmatched)
        || unmatched.getSuggestions().isEmpty()) {
      return Optional.empty();
    }
    CommandSpec spec = exception.getCommandLine().getCommandSpec();
    String prefix = unmatched.isUnknownOption() ? "" : spec.qualifiedName() + " ";
    String separator = " " + texts.of("refused.or") + " ";
    return Optional.of(
        texts.of(
            "refused.similar",
            unmatched.getSuggestions().stream()
                .map(each -> prefix + each)
                .collect(Collectors.joining(separator))));
  }
}
