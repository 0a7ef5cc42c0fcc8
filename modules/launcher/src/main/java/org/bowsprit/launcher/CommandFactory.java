package org.bowsprit.launcher;

import com.google.inject.Injector;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * Creates commands with Guice. Creates mixins and helpers of picocli with picocli's default
 * factory.
 */
final class CommandFactory implements IFactory {

  private final Injector injector;
  private final IFactory defaultFactory = CommandLine.defaultFactory();

  CommandFactory(Injector injector) {
    this.injector = injector;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    boolean isCommand = Callable.class.isAssignableFrom(type);
    return isCommand ? injector.getInstance(type) : defaultFactory.create(type);
  }
}
