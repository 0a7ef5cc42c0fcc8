package org.bowsprit.launcher;

import com.google.inject.Injector;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * Makes what picocli asks for: commands by Guice, mixins and picocli's own helpers by itself.
 *
 * <p>The injector is made with the first command, which picocli makes only when it is named; {@code
 * --help} and {@code --version} answer without it.
 */
final class CommandFactory implements IFactory {

  private final IFactory plain = CommandLine.defaultFactory();
  private Supplier<Injector> wiring;
  private Injector injector;

  /** Says how the injector is made; the wiring knows the command line that this factory feeds. */
  void wireWith(Supplier<Injector> wiring) {
    this.wiring = wiring;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    boolean isCommand = Callable.class.isAssignableFrom(type);
    return isCommand ? injector().getInstance(type) : plain.create(type);
  }

  private Injector injector() {
    if (injector == null) {
      injector = wiring.get();
    }
    return injector;
  }
}
