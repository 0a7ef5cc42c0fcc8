/**
 * The commands, one class each.
 *
 * <p>To add one: write {@code @Command(name = "games") final class GamesCommand implements
 * Callable<ExitCode>} here, take what it needs through an {@code @Inject} constructor, offer {@code
 * --json} with a {@link org.bowsprit.console.JsonOption} mixin, print through the injected {@link
 * org.bowsprit.console.Console}, throw {@link org.bowsprit.console.CommandFailure} (or let a {@code
 * FormatException} or an {@code IOException} pass) when it cannot go on, and name the class in the
 * list of {@link Commands}. What a command needs from another module is bound in {@code
 * org.bowsprit.launcher.wiring}.
 *
 * <p>Picocli makes commands before it has read their arguments: a constructor stores what it is
 * given and does nothing else. Ask a {@code Providers}, the plugin host or the global options in
 * {@code call()} only. A command that is only a group is no {@code Callable}.
 */
package org.bowsprit.launcher.command;
