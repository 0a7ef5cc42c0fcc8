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
public final class WrongUse {

  private static final Set<Class<?>> WHOLE =
      Set.of(int.class, Integer.class, long.class, Long.class, short.class, Short.class);

  private static final Set<Class<?>> DECIMAL =
      Set.of(double.class, Double.class, float.class, Float.class);

  private final ParameterException wrong;
  private final Texts texts;

  /**
   * Prepares to describe an exception of picocli.
   *
   * @param texts the texts of the command line
   */
  public WrongUse(ParameterException wrong, Texts texts) {
    this.wrong = wrong;
    this.texts = texts;
  }

  /** Returns a sentence about the error. */
  public String sentence() {
    if (wrong instanceof UnmatchedArgumentException unmatched
        && !unmatched.getUnmatched().isEmpty()) {
      return unmatched(unmatched);
    }
    if (wrong instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return missing(missing.getMissing());
    }
    if (wrong instanceof OverwrittenOptionException twice) {
      return texts.of("refused.twice", name(twice.getOverwritten()));
    }
    return isWithoutCommand() ? missingCommand() : value().orElseGet(wrong::getMessage);
  }

  private String unmatched(UnmatchedArgumentException unmatched) {
    String first = unmatched.getUnmatched().get(0);
    if (unmatched.isUnknownOption()) {
      return owner(first)
          .map(command -> texts.of("refused.option-of", new TypedOption(first).name(), command))
          .orElseGet(() -> texts.of("refused.no-option", first));
    }
    return commands().isEmpty()
        ? texts.of("refused.too-many", first)
        : texts.of("refused.no-command", first);
  }

  /** Returns the first command that has an option that the program itself does not have. */
  private Optional<String> owner(String option) {
    return commands().entrySet().stream()
        .filter(each -> new TypedOption(option).isOf(each.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private Map<String, CommandLine> commands() {
    return wrong.getCommandLine().getSubcommands();
  }

  private String missing(List<ArgSpec> missing) {
    ArgSpec first = missing.get(0);
    if (first instanceof OptionSpec option && !option.required()) {
      return texts.of("refused.missing-value", option.longestName(), option.paramLabel());
    }
    return texts.of(
        "refused.missing",
        missing.stream()
            .map(each -> each.isOption() ? name(each) + " " + each.paramLabel() : name(each))
            .collect(Collectors.joining(", ")));
  }

  private boolean isWithoutCommand() {
    return wrong.getArgSpec() == null
        && !commands().isEmpty()
        && !(wrong.getCommandLine().getCommandSpec().userObject() instanceof Callable);
  }

  private String missingCommand() {
    return texts.of("refused.missing-command", String.join(", ", commands().keySet()));
  }

  private Optional<String> value() {
    ArgSpec asked = wrong.getArgSpec();
    if (asked == null) {
      return Optional.empty();
    }
    if (asked.typeInfo().isMap()) {
      return Optional.of(texts.of("refused.key-value", name(asked)));
    }
    if (wrong.getValue() == null) {
      return Optional.empty();
    }
    Class<?>[] types = asked.auxiliaryTypes();
    return value(asked, types.length == 0 ? asked.type() : types[types.length - 1]);
  }

  private Optional<String> value(ArgSpec asked, Class<?> type) {
    if (WHOLE.contains(type)) {
      return Optional.of(texts.of("refused.whole-number", name(asked), wrong.getValue()));
    }
    if (DECIMAL.contains(type)) {
      return Optional.of(texts.of("refused.number", name(asked), wrong.getValue()));
    }
    if (type == boolean.class || type == Boolean.class) {
      return Optional.of(texts.of("refused.no-value", name(asked), wrong.getValue()));
    }
    return type.isEnum()
        ? Optional.of(texts.of("refused.choose", name(asked), wrong.getValue(), choices(type)))
        : Optional.empty();
  }

  private static String choices(Class<?> type) {
    return Stream.of(type.getEnumConstants())
        .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .collect(Collectors.joining(", "));
  }

  private static String name(ArgSpec asked) {
    return asked instanceof OptionSpec option ? option.longestName() : asked.paramLabel();
  }

  /** Returns a suggestion; empty if nothing is similar. */
  public Optional<String> similar() {
    if (!(wrong instanceof UnmatchedArgumentException unmatched)
        || unmatched.getSuggestions().isEmpty()) {
      return Optional.empty();
    }
    CommandSpec spec = wrong.getCommandLine().getCommandSpec();
    String before = unmatched.isUnknownOption() ? "" : spec.qualifiedName() + " ";
    String or = " " + texts.of("refused.or") + " ";
    return Optional.of(
        texts.of(
            "refused.similar",
            unmatched.getSuggestions().stream()
                .map(each -> before + each)
                .collect(Collectors.joining(or))));
  }
}
