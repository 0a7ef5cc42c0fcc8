package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.registry.EntryMaker;
import org.bowsprit.plugin.host.registry.Publication;
import org.bowsprit.plugin.host.registry.RegistryIndex;
import org.bowsprit.plugin.host.registry.SigningKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins publish}. */
@Command(
    name = "publish",
    description =
        "Makes a registry of a folder of plugins: the list, its signature, and a page to look at."
            + " NAME.txt beside NAME.jar says what is new in it, ID.png shows the plugin.")
public final class PluginsPublishCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final Console console;

  @Parameters(paramLabel = "FOLDER", description = "The folder of the plugins' jars and zips.")
  private Path folder;

  @Option(
      names = "--key",
      paramLabel = "FILE",
      description =
          "The secret key, as minisign -G -W writes it; made if it is not there. Keep it out of"
              + " FOLDER, and keep a copy.")
  private Path key;

  @Option(
      names = "--old-key",
      paramLabel = "FILE",
      description = "The key of the list before, when --key is a new one.")
  private Path oldKey;

  @Option(names = "--unsigned", description = "You sign it: minisign -S -l -m FOLDER/index.json.")
  private boolean unsigned;

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "What the registry is called (as before, or as its folder).")
  private String name;

  @Option(
      names = "--days",
      paramLabel = "N",
      defaultValue = "365",
      description =
          "How long the list is good: publish it again before; 0 for always (${DEFAULT-VALUE}).")
  private int days;

  @Option(
      names = "--withdraw",
      paramLabel = "ID@VERSION=REASON",
      description = "Withdraw a version; those who have it installed are told why.")
  private Map<String, String> withdrawn;

  @Inject
  PluginsPublishCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if ((key == null) != unsigned || days < 0) {
      throw CommandFailure.refused("refused.publish-key");
    }
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.refused("refused.publish-folder", folder);
    }
    Optional<SigningKey> signing = key == null ? Optional.empty() : Optional.of(signingKey(key));
    Optional<SigningKey> former =
        oldKey == null ? Optional.empty() : Optional.of(SigningKey.read(oldKey));
    RegistryIndex index =
        new Publication(folder, new EntryMaker(host), Clock.systemUTC())
            .publish(
                new Publication.Wish(name, days, withdrawn == null ? Map.of() : withdrawn),
                signing,
                former);
    console.tell(
        "told.published", index.plugins().size(), folder.resolve(Publication.LIST), index.serial());
    signing.ifPresent(one -> console.tell("told.published-key", one.publicKey().text()));
    return ExitCode.DONE;
  }

  private SigningKey signingKey(Path file) throws IOException {
    if (file.toAbsolutePath().normalize().startsWith(folder.toAbsolutePath().normalize())) {
      throw CommandFailure.refused("refused.publish-place", file);
    }
    if (Files.exists(file)) {
      return SigningKey.read(file);
    }
    SigningKey made = SigningKey.make(file);
    console.note(console.texts().of("told.key-made", file));
    return made;
  }
}
