package org.bowsprit.launcher.failure;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Says of an option's or argument's value that cannot be understood what it must be. */
final class WrongValue {

  private static final Set<Class<?>> WHOLE =
      Set.of(int.class, Integer.class, long.class, Long.class, short.class, Short.class);

  private static final Set<Class<?>> BROKEN =
      Set.of(double.class, Double.class, float.class, Float.class);

  private WrongValue() {}

  /** Returns the sentence; empty if something else is wrong. */
  static Optional<String> sentence(ParameterException wrongUse) {
    ArgSpec asked = wrongUse.getArgSpec();
    if (asked == null || wrongUse.getValue() == null) {
      return Optional.empty();
    }
    Class<?>[] types = asked.auxiliaryTypes();
    Class<?> type = types.length == 0 ? asked.type() : types[types.length - 1];
    return must(type).map(must -> name(asked) + must + ", not " + wrongUse.getValue());
  }

  private static Optional<String> must(Class<?> type) {
    if (WHOLE.contains(type)) {
      return Optional.of(" must be a whole number");
    }
    if (BROKEN.contains(type)) {
      return Optional.of(" must be a number");
    }
    return type.isEnum()
        ? Optional.of(
            ": choose one of "
                + Stream.of(type.getEnumConstants())
                    .map(WrongValue::written)
                    .collect(Collectors.joining(", ")))
        : Optional.empty();
  }

  private static String written(Object constant) {
    return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String name(ArgSpec asked) {
    return asked instanceof OptionSpec option ? option.longestName() : asked.paramLabel();
  }
}
