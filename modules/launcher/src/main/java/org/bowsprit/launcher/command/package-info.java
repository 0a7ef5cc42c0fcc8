/**
 * Contains the commands, one class for each.
 *
 * <p>To add a command, write {@code @Command(name = "games") final class GamesCommand implements
 * Callable<ExitCode>} here, inject its dependencies through an {@code @Inject} constructor, offer
 * {@code --json} with a {@link org.bowsprit.console.JsonOption} mixin, print through the injected
 * {@link org.bowsprit.console.Console}, throw {@link org.bowsprit.launcher.failure.CommandFailure}
 * when it cannot continue (or do not catch a {@code FormatException} or an {@code IOException}),
 * and name the class in the list of {@link Commands}. Dependencies on other modules are bound in
 * {@code org.bowsprit.launcher.wiring}.
 *
 * <p>Picocli creates commands before it reads their arguments, so a constructor only stores its
 * parameters. Use a {@code Providers}, the plugin host and the global options only in {@code
 * call()}. The class of a command group does not implement {@code Callable}.
 */
package org.bowsprit.launcher.command;
