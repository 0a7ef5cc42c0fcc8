package org.bowsprit.editors;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.rpc.Params;

/** Shows the parameters of the script or operation that is being called. */
final class SignatureHelp implements Feature {

  private final Documents documents;

  SignatureHelp(Documents documents) {
    this.documents = documents;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<OpenCall> call =
        documents
            .cursor(params)
            .flatMap(
                each ->
                    OpenCall.innermost(SyntaxContext.at(each.text(), each.offset()), each.game()));
    return call.<Object>map(SignatureHelp::signatureJson).orElse(null);
  }

  private static Map<String, Object> signatureJson(OpenCall call) {
    List<Map<String, String>> parameters =
        call.parameters().stream().map(each -> Map.of("label", each)).toList();
    return Map.of(
        "signatures",
        List.of(Map.of("label", call.label(), "parameters", parameters)),
        "activeSignature",
        0,
        "activeParameter",
        call.argument());
  }
}
